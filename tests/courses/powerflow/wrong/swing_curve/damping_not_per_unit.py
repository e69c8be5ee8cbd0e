# the damping power is D times omega, not divided by the synchronous speed
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    wb = 2 * np.pi * f
    delta = [np.arcsin(Pm / limits[0])]
    omega = [np.zeros(len(H))]
    for k in range(steps):
        if k < on:
            Pmax = limits[0]
        elif k >= off:
            Pmax = limits[2]
        else:
            Pmax = limits[1]
        Pacc = Pm - Pmax * np.sin(delta[-1]) - D * omega[-1]
        omega.append(omega[-1] + dt * wb / (2 * H) * Pacc)
        delta.append(delta[-1] + dt * omega[-1])
    delta = np.stack(delta, axis=1)
    omega = np.stack(omega, axis=1)
    return delta, omega, (delta < np.pi).all(1)
