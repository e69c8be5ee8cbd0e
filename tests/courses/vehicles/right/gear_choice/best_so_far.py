def gear_choice(v, car):
    gears = np.zeros(len(v), dtype=int)
    accs = np.zeros(len(v))
    r = car["radius"]
    for i in range(len(v)):
        resist = car["drag"] * v[i] ** 2 + car["roll"] * car["mass"] * G
        best = -np.inf
        for k in range(len(car["ratios"])):
            total = car["ratios"][k] * car["final"]
            n = v[i] / (2 * np.pi * r) * total * 60
            if n > car["rpm"][-1]:
                continue
            F = np.interp(n, car["rpm"], car["torque"]) * total * car["eff"] / r
            m = car["mass"] + car["inertia"] * (total / r) ** 2
            a = (F - resist) / m
            if a > best:
                best = a
                gears[i] = k + 1
        accs[i] = best if gears[i] > 0 else -resist / car["mass"]
    return gears, accs
