# forgot the minus sign in the Arrhenius exponent, so that cold ages faster instead of heat
def capacity_fade(days, temperature, soc, depth, cycles, limit):
    kelvin = temperature + 273.15
    arrhenius = np.exp(ACTIVATION / GAS * (1 / kelvin - 1 / T_REF))
    rate = K_CALENDAR * arrhenius * np.exp(SOC_STRESS * (soc - 0.5))
    calendar = np.sqrt(np.cumsum(rate**2 * days, axis=1))
    plating = 1 + PLATING * np.maximum(COLD - kelvin, 0)
    cyclic = np.cumsum(cycles * K_CYCLE * depth**DEPTH_POWER * plating, axis=1)
    health = 1 - calendar - cyclic
    worn = health < limit
    end = np.where(worn.any(axis=1), np.argmax(worn, axis=1), -1)
    return health, end
