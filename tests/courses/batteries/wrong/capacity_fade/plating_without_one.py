# multiplied cold cycles by the plating term alone instead of one plus it
def capacity_fade(days, temperature, soc, depth, cycles, limit):
    T = temperature + 273.15
    n, p = T.shape
    k = K_CALENDAR * np.exp(-ACTIVATION / GAS * (1 / T - 1 / T_REF) + SOC_STRESS * (soc - 0.5))
    total = np.zeros(n)
    q2 = np.zeros(n)
    health = np.zeros((n, p))
    end = -np.ones(n, dtype=int)
    for j in range(p):
        q2 += k[:, j] ** 2 * days[j]
        d = K_CYCLE * depth[:, j] ** DEPTH_POWER
        cold = T[:, j] < COLD
        d[cold] = d[cold] * PLATING * (COLD - T[cold, j])
        total += cycles[:, j] * d
        health[:, j] = 1 - np.sqrt(q2) - total
        end[(health[:, j] < limit) & (end == -1)] = j
    return health, end
