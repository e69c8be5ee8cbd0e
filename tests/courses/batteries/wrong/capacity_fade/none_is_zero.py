# returned 0 for cells that never reach the limit instead of -1
def capacity_fade(days, temperature, soc, depth, cycles, limit):
    T = temperature + 273.15
    stress = np.exp(ACTIVATION / GAS * (1 / T_REF - 1 / T)) * np.exp(SOC_STRESS * (soc - 0.5))
    calendar = K_CALENDAR * np.sqrt(np.cumsum(stress**2 * days, axis=1))
    cold = np.clip(COLD - T, 0, None)
    damage = K_CYCLE * depth**DEPTH_POWER * (1 + PLATING * cold)
    health = 1 - calendar - np.cumsum(cycles * damage, axis=1)
    end = np.argmax(health < limit, axis=1)
    return health, end
