# returned the last period before the health falls below the limit instead of the first one below it
def capacity_fade(days, temperature, soc, depth, cycles, limit):
    T = 273.15 + temperature
    k2 = (K_CALENDAR * np.exp(-ACTIVATION / GAS * (1 / T - 1 / T_REF) + SOC_STRESS * (soc - 0.5))) ** 2
    per_cycle = K_CYCLE * depth**DEPTH_POWER
    per_cycle = np.where(T < COLD, per_cycle * (1 + PLATING * (COLD - T)), per_cycle)
    health = 1 - np.sqrt((k2 * days).cumsum(1)) - (cycles * per_cycle).cumsum(1)
    end = []
    for row in health:
        below = np.nonzero(row < limit)[0]
        end.append(below[0] - 1 if len(below) else -1)
    return health, np.array(end)
