# took the resistance at the initial speed v0 on all segments instead of at each segment's own speed
def accelerate(v0, force, power, ds, limit, mass, davis, grade, radius):
    M = ROTATING * np.sum(mass)
    n = len(ds)
    speeds = np.zeros(n + 1)
    speeds[0] = v0
    time = energy = 0.0
    for i in range(n):
        r, l = train_resistance(speeds[:1], mass, davis, grade[i:i+1], radius[i:i+1])
        W = (r + l)[0]
        u = speeds[i] / 3.6
        F = min(force, power / u)
        w = np.sqrt(u**2 + 2 * (F - W) / M * ds[i])
        w = min(w, limit[i] / 3.6)
        F = M * (w**2 - u**2) / (2 * ds[i]) + W
        if F > 0:
            energy += F * ds[i] / 3600
        time += ds[i] / ((u + w) / 2)
        speeds[i + 1] = w * 3.6
    return {"v": speeds, "time": time, "energy": energy}
