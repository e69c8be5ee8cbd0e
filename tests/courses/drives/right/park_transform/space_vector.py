def park_transform(i_abc, theta):
    rot = np.exp(2j * np.pi / 3)
    vector = 2 / 3 * (i_abc[0] + rot * i_abc[1] + rot**2 * i_abc[2])
    turned = vector * np.exp(-1j * theta)
    return {"i_d": turned.real, "i_q": turned.imag, "i_0": i_abc.mean(axis=0)}
