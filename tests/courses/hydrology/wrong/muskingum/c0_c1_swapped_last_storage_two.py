# C0 and C1 are swapped, and the storage is that of the last reach alone, not the sum over the reaches
def muskingum(inflow, K, x, dt, reaches):
    kr = K / reaches
    bottom = 2 * kr * (1 - x) + dt
    coef = np.array([(dt + 2 * kr * x) / bottom, (dt - 2 * kr * x) / bottom, (2 * kr * (1 - x) - dt) / bottom])
    q_up = inflow
    for reach in range(reaches):
        q_down = np.zeros(len(q_up))
        for t in range(len(q_up)):
            if t == 0:
                q_down[t] = q_up[t]
            else:
                q_down[t] = coef @ np.array([q_up[t], q_up[t - 1], q_down[t - 1]])
        storage = kr * (x * q_up + (1 - x) * q_down)
        q_up = q_down
    return coef, q_down, storage
