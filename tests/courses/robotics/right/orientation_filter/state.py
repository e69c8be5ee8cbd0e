# what: two running angles
def orientation_filter(acc, gyro, bias, dt, tau):
    n = acc.shape[-1]
    alpha = tau / (tau + dt)
    out_r = np.empty(n)
    out_p = np.empty(n)
    for k in range(n):
        ra = np.arctan2(acc[1, k], acc[2, k])
        pa = np.arctan2(-acc[0, k], (acc[1, k]**2 + acc[2, k]**2) ** 0.5)
        if k == 0:
            r, p = ra, pa
        else:
            wx, wy, wz = gyro[:, k] - bias
            rdot = wx + (wy * np.sin(r) + wz * np.cos(r)) * np.tan(p)
            pdot = wy * np.cos(r) - wz * np.sin(r)
            r_new = alpha * (r + rdot * dt) + (1 - alpha) * ra
            p_new = alpha * (p + pdot * dt) + (1 - alpha) * pa
            r, p = r_new, p_new
        out_r[k] = r
        out_p[k] = p
    return out_r, out_p
