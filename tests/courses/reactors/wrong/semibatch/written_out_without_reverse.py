# the rates are written out in the loop instead of calling mass_action, and the reverse reactions are left out
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n, V, A = n0 * 1.0, V0, n0[0]
    c, volume, conversion = [n / V], [V], [0.0]
    for k in range(steps):
        conc = np.maximum(n / V, 0)
        p = np.zeros(len(n))
        for j in range(len(kf)):
            r = kf[j]
            for i in range(len(n)):
                if nu[j, i] < 0:
                    r = r * conc[i] ** (-nu[j, i])
            p = p + nu[j] * r
        f = q if k * dt < t_feed else 0.0
        n = n + dt * (V * p + f * c_feed)
        V = V + dt * f
        A = A + dt * f * c_feed[0]
        c.append(n / V)
        volume.append(V)
        conversion.append(1 - n[0] / A)
    return np.array(c).T, np.array(volume), np.array(conversion)
