# put the rate itself under the root instead of its square
def capacity_fade(days, temperature, soc, depth, cycles, limit):
    T = temperature + 273.15
    k = K_CALENDAR * np.exp(-ACTIVATION / GAS * (1 / T - 1 / T_REF))
    k = k * np.exp(SOC_STRESS * (soc - 0.5))
    calendar = np.sqrt(np.cumsum(k * days, axis=1))
    plating = 1 + PLATING * np.maximum(COLD - T, 0)
    cyclic = np.cumsum(cycles * K_CYCLE * depth**DEPTH_POWER * plating, axis=1)
    health = 1 - calendar - cyclic
    worn = health < limit
    end = np.where(worn.any(axis=1), np.argmax(worn, axis=1), -1)
    return health, end
