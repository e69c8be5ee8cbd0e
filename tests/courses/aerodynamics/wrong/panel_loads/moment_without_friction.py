# the moment is taken of the pressure alone, without the friction
def panel_loads(nodes, cp, cf, alpha):
    t = nodes[1:] - nodes[:-1]
    inward = np.stack((-t[:, 1], t[:, 0]), axis=-1)
    P = cp[:, None] * inward
    flip = np.where(t[:, 0] >= 0, 1, -1)[:, None]
    S = cf[:, None] * flip * t
    c = nodes[:, 0].max() - nodes[:, 0].min()
    e_lift = np.array([-np.sin(alpha), np.cos(alpha)])
    e_drag = np.array([np.cos(alpha), np.sin(alpha)])
    r = (nodes[1:] + nodes[:-1]) / 2 - np.array([nodes[:, 0].min() + c / 4, 0])
    cm = -(r[:, 0] * P[:, 1] - r[:, 1] * P[:, 0]).sum() / c**2
    return {"cl": (P + S).sum(0) @ e_lift / c, "cd": (P + S).sum(0) @ e_drag / c, "cm": cm,
            "cl_p": P.sum(0) @ e_lift / c}
