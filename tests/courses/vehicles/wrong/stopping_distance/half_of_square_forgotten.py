# divided the square of the speed by the deceleration instead of by twice the deceleration
def stopping_distance(speed, mu, grade, car):
    n, m = len(mu), len(speed)
    wheelbase = car["a"] + car["b"]
    z = np.zeros(n)
    front_first = np.zeros(n, dtype=bool)
    distance = np.zeros((n, m))
    impact = np.zeros((n, m))
    for i in range(n):
        z_f = mu[i] * car["b"] / (car["phi"] * wheelbase - mu[i] * car["h"])
        z_r = mu[i] * car["a"] / ((1 - car["phi"]) * wheelbase + mu[i] * car["h"])
        if z_f < z_r:
            front_first[i] = True
            z[i] = z_f
        else:
            z[i] = z_r
        if z[i] > car["z_max"]:
            z[i] = car["z_max"]
        th = np.arctan(grade[i])
        d = G * (z[i] + np.sin(th))
        for j in range(m):
            v = speed[j]
            s = v * car["t_react"]
            s += v * car["t_build"] - d * car["t_build"] ** 2 / 6
            v = v - d * car["t_build"] / 2
            s += v**2 / d
            distance[i, j] = s
            if s > car["gap"]:
                impact[i, j] = np.sqrt(2 * d * (s - car["gap"]))
    return z, front_first, distance, impact
