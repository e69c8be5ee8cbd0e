# subtracted only the cycle damage of the current period instead of that of all periods so far
def capacity_fade(days, temperature, soc, depth, cycles, limit):
    n, p = soc.shape
    health = np.zeros((n, p))
    squares = np.zeros(n)
    for k in range(p):
        T = temperature[:, k] + 273.15
        rate = K_CALENDAR * np.exp(ACTIVATION / GAS * (1 / T_REF - 1 / T))
        rate = rate * np.exp(SOC_STRESS * (soc[:, k] - 0.5))
        squares = squares + rate**2 * days[k]
        worse = np.where(T < COLD, 1 + PLATING * (COLD - T), 1.0)
        cyc = cycles[:, k] * K_CYCLE * depth[:, k] ** DEPTH_POWER * worse
        health[:, k] = 1 - np.sqrt(squares) - cyc
    end = np.full(n, -1)
    for i in range(n):
        for k in range(p):
            if health[i, k] < limit:
                end[i] = k
                break
    return health, end
