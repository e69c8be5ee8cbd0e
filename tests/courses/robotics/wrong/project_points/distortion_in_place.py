# what: x is overwritten with its distorted value before y's distortion is computed from it.
def project_points(X, T, K, dist):
    Tinv = invert_transform(T)
    P = np.matmul(Tinv[:, :3, :3], X) + Tinv[:, :3, 3][..., None]
    Z = P[:, 2]
    x, y = P[:, 0] / Z, P[:, 1] / Z
    k1, k2, p1, p2, k3 = dist
    rr = x**2 + y**2
    g = 1 + k1*rr + k2*rr**2 + k3*rr**3
    x = x*g + 2*p1*x*y + p2*(rr + 2*x**2)
    y = y*g + p1*(rr + 2*y**2) + 2*p2*x*y
    u = K[0, 0]*x + K[0, 1]*y + K[0, 2]
    v = K[1, 1]*y + K[1, 2]
    return np.stack((u, v), axis=1), Z
