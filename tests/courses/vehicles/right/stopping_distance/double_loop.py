def stopping_distance(speed, mu, grade, car):
    n, m = len(mu), len(speed)
    L = car["a"] + car["b"]
    z = np.zeros(n)
    front_first = np.zeros(n, dtype=bool)
    distance = np.zeros((n, m))
    impact = np.zeros((n, m))
    for i in range(n):
        zf = mu[i] * car["b"] / (car["phi"] * L - mu[i] * car["h"])
        zr = mu[i] * car["a"] / ((1 - car["phi"]) * L + mu[i] * car["h"])
        if zf < zr:
            front_first[i] = True
            z[i] = zf
        else:
            z[i] = zr
        if z[i] > car["z_max"]:
            z[i] = car["z_max"]
        theta = np.arctan(grade[i])
        d = G * (z[i] + np.sin(theta))
        for j in range(m):
            v = speed[j]
            s = v * car["t_react"]
            s += v * car["t_build"] - d * car["t_build"] ** 2 / 6
            v = v - d * car["t_build"] / 2
            s += v**2 / (2 * d)
            distance[i, j] = s
            if s > car["gap"]:
                impact[i, j] = np.sqrt(2 * d * (s - car["gap"]))
    return z, front_first, distance, impact
