# summed the square roots of the periods instead of taking the root of the summed squares
def capacity_fade(days, temperature, soc, depth, cycles, limit):
    n, p = temperature.shape
    health = np.ones((n, p))
    end = np.full(n, -1)
    for i in range(n):
        q = 0.0
        lost = 0.0
        for k in range(p):
            T = temperature[i, k] + 273.15
            rate = K_CALENDAR * np.exp(-ACTIVATION / GAS * (1 / T - 1 / T_REF))
            rate = rate * np.exp(SOC_STRESS * (soc[i, k] - 0.5))
            q += rate * np.sqrt(days[k])
            damage = cycles[i, k] * K_CYCLE * depth[i, k] ** DEPTH_POWER
            if T < COLD:
                damage *= 1 + PLATING * (COLD - T)
            lost += damage
            health[i, k] = 1 - q - lost
            if health[i, k] < limit and end[i] < 0:
                end[i] = k
    return health, end
