# the step length is missing in the feed term of the mole balance
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n, V, tot = n0, V0, n0[0]
    C, Vs, Xs = [n / V], [V], [0.0]
    for k in range(steps):
        _, P = mass_action(C[-1].reshape(-1, 1), nu, kf.reshape(-1, 1), kr.reshape(-1, 1))
        f = q if k * dt < t_feed else 0.0
        n = n + dt * V * P.reshape(-1) + f * c_feed
        V = V + f * dt
        tot = tot + f * dt * c_feed[0]
        C.append(n / V)
        Vs.append(V)
        Xs.append(1 - n[0] / tot)
    return np.array(C).T, np.array(Vs), np.array(Xs)
