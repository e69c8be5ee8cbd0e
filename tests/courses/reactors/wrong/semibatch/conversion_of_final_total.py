# the conversion counts at every time all of species 0 that is put in until the end, not up to then
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n = n0.astype(float)
    V = V0
    c = [n / V]
    vol = [V]
    nA = [n[0]]
    total = n0[0]
    for k in range(steps):
        q_now = q if dt * k < t_feed else 0.0
        _, prod = mass_action(c[-1][:, None], nu, kf[:, None], kr[:, None])
        n = n + dt * (V * prod[:, 0] + q_now * c_feed)
        V = V + dt * q_now
        total += dt * q_now * c_feed[0]
        c.append(n / V)
        vol.append(V)
        nA.append(n[0])
    return np.transpose(c), np.array(vol), 1 - np.array(nA) / total
