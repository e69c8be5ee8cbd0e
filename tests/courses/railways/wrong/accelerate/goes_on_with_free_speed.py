# began the next segment with the speed before the limit was applied instead of with the limited one
def accelerate(v0, force, power, ds, limit, mass, davis, grade, radius):
    inertia = ROTATING * np.sum(mass)
    v = np.zeros(len(ds) + 1)
    v[0] = v0
    now = v0 / 3.6
    time = 0.0
    energy = 0.0
    for i in range(len(ds)):
        traction = min(force, power / now)
        r, l = train_resistance(
            np.array([now * 3.6]), mass, davis, grade[i : i + 1], radius[i : i + 1]
        )
        w = r[0] + l[0]
        free = np.sqrt(now**2 + 2 * ds[i] * (traction - w) / inertia)
        then = min(free, limit[i] / 3.6)
        used = inertia * (then**2 - now**2) / (2 * ds[i]) + w
        energy += max(used, 0.0) * ds[i] / 3600
        time += 2 * ds[i] / (now + then)
        v[i + 1] = 3.6 * then
        now = free
    return {"v": v, "time": time, "energy": energy}
