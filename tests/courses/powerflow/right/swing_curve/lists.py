# lists that grow, the limits of all steps prepared before, momentum constant M
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
    M = 2 * H / w0
    stage = (np.arange(steps) >= on).astype(int) + (np.arange(steps) >= off)
    angles, speeds = [np.arcsin(Pm / limits[0])], [np.zeros(len(H))]
    for s in stage:
        acc = (Pm - limits[s] * np.sin(angles[-1]) - D / w0 * speeds[-1]) / M
        speeds.append(speeds[-1] + acc * dt)
        angles.append(angles[-1] + speeds[-1] * dt)
    delta = np.column_stack(angles)
    return delta, np.column_stack(speeds), delta.max(axis=1) < np.pi
