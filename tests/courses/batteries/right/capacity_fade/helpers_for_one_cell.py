def capacity_fade(days, temperature, soc, depth, cycles, limit):
    def calendar_rate(T, z):
        return K_CALENDAR * np.exp(-ACTIVATION / (GAS * T) + ACTIVATION / (GAS * T_REF) + SOC_STRESS * (z - 0.5))

    def cycle_damage(T, d):
        damage = K_CYCLE * d**DEPTH_POWER
        if T < COLD:
            damage = damage + damage * PLATING * (COLD - T)
        return damage

    health = []
    end = []
    for i in range(len(temperature)):
        q2, lost, row = 0.0, 0.0, []
        for k in range(len(days)):
            T = temperature[i, k] + 273.15
            q2 += days[k] * calendar_rate(T, soc[i, k]) ** 2
            lost += cycles[i, k] * cycle_damage(T, depth[i, k])
            row.append(1 - q2**0.5 - lost)
        below = [k for k, h in enumerate(row) if h < limit]
        end.append(below[0] if below else -1)
        health.append(row)
    return np.array(health), np.array(end)
