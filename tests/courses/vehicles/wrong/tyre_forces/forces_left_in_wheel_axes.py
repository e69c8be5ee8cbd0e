# left the forces in the axes of each wheel instead of turning them by the steering angle
def tyre_forces(kappa, alpha, steer, load, pos, tyre):
    B, C, E = tyre["B"], tyre["C"], tyre["E"]
    vertical = (load + np.abs(load)) / 2
    excess = (vertical - tyre["load0"]) / tyre["load0"]
    peak = tyre["mu"] * (1 - tyre["fall"] * excess) * vertical
    t = np.tan(alpha)
    sigma = np.hypot(kappa, t)
    phi = (1 - E) * B * sigma + E * np.arctan(B * sigma)
    amount = peak * np.sin(C * np.arctan(phi))
    direction = np.arctan2(-t, kappa)
    out = np.empty((len(kappa), 2))
    out[:, 0] = amount * np.cos(direction)
    out[:, 1] = amount * np.sin(direction)
    yaw = 0.0
    for (x, y), (fx, fy) in zip(pos, out):
        yaw += x * fy - y * fx
    return out, yaw
