# the production is not multiplied by the volume in the mole balance
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    moles = np.zeros((steps + 1, n0.size))
    V = np.zeros(steps + 1)
    supplied = np.zeros(steps + 1)
    moles[0], V[0], supplied[0] = n0, V0, n0[0]
    for i in range(steps):
        on = 1.0 if i * dt < t_feed else 0.0
        prod = mass_action((moles[i] / V[i]).reshape(-1, 1), nu, kf.reshape(-1, 1), kr.reshape(-1, 1))[1].ravel()
        moles[i + 1] = moles[i] + prod * dt + on * q * c_feed * dt
        V[i + 1] = V[i] + on * q * dt
        supplied[i + 1] = supplied[i] + on * q * c_feed[0] * dt
    return (moles / V[:, None]).T, V, 1 - moles[:, 0] / supplied
