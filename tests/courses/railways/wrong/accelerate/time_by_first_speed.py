# divided each length by the speed at its beginning instead of by the mean of both speeds
def accelerate(v0, force, power, ds, limit, mass, davis, grade, radius):
    speeds = [v0]
    seconds = 0.0
    work = 0.0
    M = ROTATING * mass.sum()
    for k in range(ds.size):
        u = speeds[-1] / 3.6
        F = force if force * u < power else power / u
        w_run, w_line = train_resistance(
            np.array([speeds[-1]]), mass, davis, grade[[k]], radius[[k]]
        )
        W = float((w_run + w_line)[0])
        acc = (F - W) / M
        u_new = (u * u + 2 * acc * ds[k]) ** 0.5
        if u_new > limit[k] / 3.6:
            u_new = limit[k] / 3.6
        acc = (u_new**2 - u**2) / (2 * ds[k])
        F_used = M * acc + W
        if F_used > 0:
            work += F_used * ds[k]
        seconds += ds[k] / u
        speeds.append(u_new * 3.6)
    return {"v": np.array(speeds), "time": seconds, "energy": work / 3600}
