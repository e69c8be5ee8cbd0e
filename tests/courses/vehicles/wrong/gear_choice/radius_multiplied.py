# multiplied the speed by the radius for the wheel's turning instead of dividing
def gear_choice(v, car):
    gears = np.zeros(len(v), dtype=int)
    accs = np.zeros(len(v))
    r = car["radius"]
    for i in range(len(v)):
        losses = car["drag"] * v[i] ** 2 + car["roll"] * car["mass"] * G
        best_a = -np.inf
        for k in range(len(car["ratios"])):
            i_tot = car["ratios"][k] * car["final"]
            n = v[i] * r / (2 * np.pi) * i_tot * 60
            if n > car["rpm"][-1]:
                continue
            F = np.interp(n, car["rpm"], car["torque"]) * i_tot * car["eff"] / r
            m = car["mass"] + car["inertia"] * (i_tot / r) ** 2
            a = (F - losses) / m
            if a > best_a:
                best_a = a
                gears[i] = k + 1
        accs[i] = best_a if gears[i] > 0 else -losses / car["mass"]
    return gears, accs
