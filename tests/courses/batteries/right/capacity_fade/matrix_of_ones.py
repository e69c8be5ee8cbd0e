def capacity_fade(days, temperature, soc, depth, cycles, limit):
    p = len(days)
    upto = np.triu(np.ones((p, p)))
    T = temperature + 273.15
    squares = K_CALENDAR**2 * np.exp(
        2 * (ACTIVATION / GAS * (1 / T_REF - 1 / T) + SOC_STRESS * (soc - 0.5))
    )
    damage = K_CYCLE * cycles * np.power(depth, DEPTH_POWER)
    damage = damage + damage * PLATING * np.clip(COLD - T, 0, None)
    health = 1 - ((squares * days) @ upto) ** 0.5 - damage @ upto
    count = np.sum(health >= limit, axis=1)
    end = np.where(count == p, -1, count)
    return health, end
