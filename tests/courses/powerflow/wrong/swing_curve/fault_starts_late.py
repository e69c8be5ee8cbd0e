# the fault starts one step too late: step on still has the limit before the fault
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    syn = 2 * np.pi * f
    delta = np.zeros((len(H), steps + 1))
    speed = np.zeros((len(H), steps + 1))
    delta[:, 0] = np.arcsin(Pm / limits[0])
    for k in range(steps):
        if k <= on:
            amp = limits[0]
        elif k < off:
            amp = limits[1]
        else:
            amp = limits[2]
        net = Pm - amp * np.sin(delta[:, k]) - D * speed[:, k] / syn
        speed[:, k + 1] = speed[:, k] + dt * syn * net / (2 * H)
        delta[:, k + 1] = delta[:, k] + dt * speed[:, k + 1]
    return delta, speed, np.all(delta < np.pi, axis=1)
