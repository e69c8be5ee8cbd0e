# took the larger of the tractive force and P / v instead of the smaller one
def accelerate(v0, force, power, ds, limit, mass, davis, grade, radius):
    M = ROTATING * np.sum(mass)

    def resistance(speed, i):
        a, b = train_resistance(np.array([speed]), mass, davis, grade[i:i+1], radius[i:i+1])
        return a[0] + b[0]

    v = [v0]
    times = []
    works = []
    for i, step in enumerate(ds):
        u0 = v[i] / 3.6
        F = max(force, power / u0)
        W = resistance(v[i], i)
        u1 = np.sqrt(u0**2 + 2 * step * (F - W) / M)
        u1 = min(u1, limit[i] / 3.6)
        F_real = M * (u1**2 - u0**2) / (2 * step) + W
        times.append(2 * step / (u0 + u1))
        works.append(max(F_real, 0) * step)
        v.append(u1 * 3.6)
    return {"v": np.array(v), "time": sum(times), "energy": sum(works) / 3600}
