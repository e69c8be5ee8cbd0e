# what: The skew K[0, 1] is left out: only focal lengths and principal point are used.
def project_points(X, T, K, dist):
    Tinv = invert_transform(T)
    P = np.matmul(Tinv[:, :3, :3], X) + Tinv[:, :3, 3][..., None]
    Z = P[:, 2]
    x, y = P[:, 0] / Z, P[:, 1] / Z
    fx, fy, cx, cy = K[0, 0], K[1, 1], K[0, 2], K[1, 2]
    k1, k2, p1, p2, k3 = dist
    rr = x**2 + y**2
    g = 1 + k1*rr + k2*rr**2 + k3*rr**3
    xx = x*g + 2*p1*x*y + p2*(rr + 2*x**2)
    yy = y*g + p1*(rr + 2*y**2) + 2*p2*x*y
    return np.stack((fx*xx + cx, fy*yy + cy), axis=1), Z
