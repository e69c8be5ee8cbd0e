# the pressure acts along the panel, cp times (dx, dy), instead of normal to it
def panel_loads(nodes, cp, cf, alpha):
    d = nodes[1:] - nodes[:-1]
    mid = 0.5 * (nodes[1:] + nodes[:-1])
    chord = np.ptp(nodes[:, 0])
    f_p = -cp[:, np.newaxis] * d
    sign = np.ones(len(d))
    sign[d[:, 0] < 0] = -1
    f_f = (sign * cf)[:, np.newaxis] * d
    f = f_p + f_f
    ca, sa = np.cos(alpha), np.sin(alpha)
    rot = np.array([[ca, sa], [-sa, ca]])
    cd, cl = rot @ f.sum(axis=0) / chord
    cl_p = (rot @ f_p.sum(axis=0))[1] / chord
    r = mid - [nodes[:, 0].min() + 0.25 * chord, 0]
    cm = np.sum(r[:, 1] * f[:, 0] - r[:, 0] * f[:, 1]) / chord**2
    return dict(cl=cl, cd=cd, cm=cm, cl_p=cl_p)
