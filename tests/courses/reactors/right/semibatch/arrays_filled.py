# preallocated arrays filled column by column; flows for all steps made at once, volume by cumsum
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    flows = np.where(dt * np.arange(steps) < t_feed, q, 0.0)
    volume = V0 + dt * np.concatenate([[0.0], np.cumsum(flows)])
    moles = np.zeros((n0.size, steps + 1))
    moles[:, 0] = n0
    for k in range(steps):
        p = mass_action(moles[:, [k]] / volume[k], nu, kf.reshape(-1, 1), kr.reshape(-1, 1))[1]
        moles[:, k + 1] = moles[:, k] + dt * (volume[k] * p.ravel() + flows[k] * c_feed)
    put_in = n0[0] + (volume - V0) * c_feed[0]
    return moles / volume, volume, (put_in - moles[0]) / put_in
