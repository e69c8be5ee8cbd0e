def accelerate(v0, force, power, ds, limit, mass, davis, grade, radius):
    M = ROTATING * mass.sum()
    speeds, t, work = [v0], 0.0, 0.0
    for k in range(ds.size):
        u = speeds[-1] / 3.6
        F = force if force * u < power else power / u
        r, l = train_resistance(np.array([speeds[-1]]), mass, davis, grade[[k]], radius[[k]])
        W = float(r[0] + l[0])
        u_new = (u * u + 2 * (F - W) / M * ds[k]) ** 0.5
        if u_new > limit[k] / 3.6:
            u_new = limit[k] / 3.6
        F_used = M * (u_new**2 - u**2) / (2 * ds[k]) + W
        if F_used > 0:
            work += F_used * ds[k]
        t += ds[k] / ((u + u_new) / 2)
        speeds.append(u_new * 3.6)
    return {"v": np.array(speeds), "time": t, "energy": work / 3600}
