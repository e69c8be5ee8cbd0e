# counted the largest tractive force on the whole way instead of the force really used at the limits
def accelerate(v0, force, power, ds, limit, mass, davis, grade, radius):
    n = len(ds)
    u = np.zeros(n + 1)
    u[0] = v0 / 3.6
    M = mass.sum() * ROTATING
    t = 0
    E = 0
    for i in range(n):
        F = min(force, power / u[i])
        r, l = train_resistance(u[i:i+1] * 3.6, mass, davis, grade[i:i+1], radius[i:i+1])
        a = (F - r[0] - l[0]) / M
        u[i + 1] = min(np.sqrt(u[i] ** 2 + 2 * a * ds[i]), limit[i] / 3.6)
        E = E + F * ds[i] / 3600
        t = t + ds[i] / (0.5 * (u[i] + u[i + 1]))
    return dict(v=u * 3.6, time=t, energy=E)
