# what: The minus before ax in the pitch of the accelerometer is missing.
def orientation_filter(acc, gyro, bias, dt, tau):
    ax, ay, az = acc
    phi_a = np.arctan2(ay, az)
    theta_a = np.arctan2(ax, np.hypot(ay, az))
    g = gyro - bias.reshape(3, 1)
    c = tau / (tau + dt)
    phi, theta = [phi_a[0]], [theta_a[0]]
    for i in range(1, len(ax)):
        f, t = phi[-1], theta[-1]
        dphi = g[0, i] + np.sin(f) * np.tan(t) * g[1, i] + np.cos(f) * np.tan(t) * g[2, i]
        dtheta = np.cos(f) * g[1, i] - np.sin(f) * g[2, i]
        phi.append(c * (f + dphi * dt) + (1 - c) * phi_a[i])
        theta.append(c * (t + dtheta * dt) + (1 - c) * theta_a[i])
    return np.array(phi), np.array(theta)
