def pmsm_torque(i_abc, angle, motor):
    p = motor["pole_pairs"]
    vec = 2 / 3 * (i_abc[0] + np.exp(2j * np.pi / 3) * i_abc[1] + np.exp(-2j * np.pi / 3) * i_abc[2])
    vec = vec * np.exp(-1j * p * angle)
    flux = motor["psi"] + motor["L_d"] * vec.real + 1j * motor["L_q"] * vec.imag
    torque = 1.5 * p * np.imag(np.conj(flux) * vec)
    ripple = (torque.max() - torque.min()) / abs(torque.mean())
    loss = np.sum(motor["R"] * np.mean(i_abc**2, axis=1))
    overload = np.mean(np.abs(vec) > motor["i_max"])
    return {"torque": torque, "ripple": ripple, "loss": loss, "overload": overload}
