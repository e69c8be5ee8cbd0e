# multiplied the two remaining parts instead of subtracting both losses from 1
def capacity_fade(days, temperature, soc, depth, cycles, limit):
    n, p = temperature.shape
    remaining = np.empty((n, p))
    for i in range(n):
        kelvin = temperature[i] + 273.15
        speed = np.exp(-ACTIVATION / GAS * (1 / kelvin - 1 / T_REF))
        speed = K_CALENDAR * speed * np.exp(SOC_STRESS * (soc[i] - 0.5))
        calendar = np.sqrt(np.cumsum(speed**2 * days))
        extra = np.where(kelvin < COLD, PLATING * (COLD - kelvin), 0)
        cyclic = np.cumsum(cycles[i] * K_CYCLE * depth[i] ** DEPTH_POWER * (1 + extra))
        remaining[i] = (1 - calendar) * (1 - cyclic)
    worn = remaining < limit
    end = np.where(worn.any(axis=1), worn.argmax(axis=1), -1)
    return remaining, end
