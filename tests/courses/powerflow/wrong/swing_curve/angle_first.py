# the angle is updated first, from the old speed, and the speed then from the new angle
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w_s = 2 * np.pi * f
    ang = np.arcsin(Pm / limits[0])
    spd = np.zeros_like(ang)
    angs, spds = [ang], [spd]
    for k in range(steps):
        lim = limits[0] if k < on else (limits[1] if k < off else limits[2])
        ang = ang + dt * spd
        spd = spd + dt * w_s / (2 * H) * (Pm - lim * np.sin(ang) - D * spd / w_s)
        angs.append(ang)
        spds.append(spd)
    delta = np.array(angs).T
    omega = np.array(spds).T
    return delta, omega, (delta < np.pi).all(axis=1)
