def accelerate(v0, force, power, ds, limit, mass, davis, grade, radius):
    M = mass.sum() * ROTATING
    n = len(ds)
    v = np.empty(n + 1)
    v[0] = v0
    works, times = np.zeros(n), np.zeros(n)
    kinetic = M * (v0 / 3.6) ** 2 / 2
    for i in range(n):
        speed = v[i] / 3.6
        W = sum(train_resistance(v[i:i+1], mass, davis, grade[i:i+1], radius[i:i+1]))[0]
        gained = kinetic + (min(force, power / speed) - W) * ds[i]
        allowed = M * (limit[i] / 3.6) ** 2 / 2
        after = min(gained, allowed)
        works[i] = after - kinetic + W * ds[i]
        v[i + 1] = np.sqrt(2 * after / M) * 3.6
        times[i] = ds[i] / (v[i] + v[i + 1]) * 2 * 3.6
        kinetic = after
    return {"v": v, "time": times.sum(), "energy": works[works > 0].sum() / 3600}
