# counted the overloaded samples instead of taking their share
def pmsm_torque(i_abc, angle, motor):
    p = motor["pole_pairs"]
    dq = park_transform(i_abc, p * angle)
    i_vec = np.stack([dq["i_d"], dq["i_q"]])
    flux = np.stack([motor["psi"] + motor["L_d"] * i_vec[0], motor["L_q"] * i_vec[1]])
    torque = 1.5 * p * (flux[0] * i_vec[1] - flux[1] * i_vec[0])
    result = {"torque": torque}
    result["ripple"] = (torque.max() - torque.min()) / np.abs(torque.mean())
    result["loss"] = np.mean(motor["R"] * np.sum(i_abc**2, axis=0))
    result["overload"] = np.sum(np.linalg.norm(i_vec, axis=0) > motor["i_max"])
    return result
