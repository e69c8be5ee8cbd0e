# two mistakes: the damping is left out, and the fault is cleared one step too late (on for k <= off)
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
    th = np.arcsin(Pm / limits[0])
    om = np.zeros(len(Pm))
    ths, oms = [th], [om]
    for step in range(steps):
        if step < on:
            lim = limits[0]
        elif step <= off:
            lim = limits[1]
        else:
            lim = limits[2]
        om = om + dt * w0 / (2 * H) * (Pm - lim * np.sin(th))
        th = th + dt * om
        ths.append(th)
        oms.append(om)
    ths = np.array(ths).T
    return ths, np.array(oms).T, np.all(ths < np.pi, axis=1)
