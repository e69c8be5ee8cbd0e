def accelerate(v0, force, power, ds, limit, mass, davis, grade, radius):
    def against(i, kmh):
        here = slice(i, i + 1)
        a, b = train_resistance(np.array([kmh]), mass, davis, grade[here], radius[here])
        return a.item() + b.item()

    heavy = ROTATING * np.sum(mass)
    u = [v0 / 3.6]
    W = []
    for i, s in enumerate(ds):
        W.append(against(i, u[i] * 3.6))
        pull = np.minimum(force, power / u[i])
        u.append(min(np.sqrt(u[i] ** 2 + 2 * s * (pull - W[i]) / heavy), limit[i] / 3.6))
    u = np.array(u)
    used = heavy * np.diff(u**2) / (2 * ds) + np.array(W)
    return {
        "v": u * 3.6,
        "time": np.sum(2 * ds / (u[1:] + u[:-1])),
        "energy": np.sum(np.clip(used, 0, None) * ds) / 3600,
    }
