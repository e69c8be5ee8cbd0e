def park_transform(i_abc, theta):
    shift = np.array([0, 2 * np.pi / 3, -2 * np.pi / 3])
    M = np.array([np.cos(theta[:, None] - shift), -np.sin(theta[:, None] - shift), 0.5 + 0 * (theta[:, None] - shift)])
    out = 2 / 3 * np.einsum("rtp,pt->rt", M, i_abc)
    return dict(zip(("i_d", "i_q", "i_0"), out))
