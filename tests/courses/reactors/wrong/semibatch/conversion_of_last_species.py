# the conversion is that of the last species instead of species 0
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n, V = n0, V0
    total = n0
    record = {"c": [n / V], "V": [V], "X": [0.0]}
    for k in range(steps):
        w = q if k * dt < t_feed else 0.0
        gain = mass_action((n / V)[:, None], nu, kf[:, None], kr[:, None])[1][:, 0] * V
        n = n + dt * (gain + w * c_feed)
        total = total + dt * w * c_feed
        V = V + dt * w
        record["c"].append(n / V)
        record["V"].append(V)
        record["X"].append(1 - n[-1] / total[-1])
    return np.array(record["c"]).T, np.array(record["V"]), np.array(record["X"])
