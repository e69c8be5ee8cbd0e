def capacity_fade(days, temperature, soc, depth, cycles, limit):
    n, p = temperature.shape
    health = np.ones((n, p))
    end = np.full(n, -1)
    q2 = np.zeros(n)
    lost = np.zeros(n)
    for k in range(p):
        T = temperature[:, k] + 273.15
        rate = K_CALENDAR * np.exp(ACTIVATION / GAS * (1 / T_REF - 1 / T))
        rate = rate * np.exp(SOC_STRESS * (soc[:, k] - 0.5))
        q2 = q2 + rate**2 * days[k]
        factor = np.where(T < COLD, 1 + PLATING * (COLD - T), 1.0)
        lost = lost + cycles[:, k] * K_CYCLE * depth[:, k] ** DEPTH_POWER * factor
        health[:, k] = 1 - np.sqrt(q2) - lost
        end[(health[:, k] < limit) & (end == -1)] = k
    return health, end
