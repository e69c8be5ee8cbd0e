# handed the speed in m/s to train_resistance instead of km/h
def accelerate(v0, force, power, ds, limit, mass, davis, grade, radius):
    n = len(ds)
    u = np.empty(n + 1)          # m/s
    u[0] = v0 / 3.6
    vmax = limit / 3.6
    M = mass.sum() * ROTATING
    t, E = 0.0, 0.0
    for i in range(n):
        pull = np.minimum(force, power / u[i])
        r, l = train_resistance(u[i:i+1], mass, davis, grade[i:i+1], radius[i:i+1])
        W = r.item() + l.item()
        a = (pull - W) / M
        u[i + 1] = np.minimum(np.sqrt(u[i] ** 2 + 2 * a * ds[i]), vmax[i])
        kinetic = M * (u[i + 1] ** 2 - u[i] ** 2) / 2
        work = kinetic + W * ds[i]
        E += np.maximum(work, 0)
        t += ds[i] / ((u[i] + u[i + 1]) / 2)
    return {"v": u * 3.6, "time": t, "energy": E / 3600}
