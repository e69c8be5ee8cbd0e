# right: dH squared as twice the product of the chromas minus the dot product
def delta_e_94(references, samples, application="graphic"):
    textile = application == "textiles"
    C1 = np.linalg.norm(references[:, 1:], axis=1)
    C2 = np.linalg.norm(samples[:, 1:], axis=1)
    dot = np.einsum("ia,ja->ij", references[:, 1:], samples[:, 1:])
    dH2 = np.clip(2 * (np.outer(C1, C2) - dot), 0, None)
    dC2 = np.subtract.outer(C1, C2) ** 2
    dL2 = np.subtract.outer(references[:, 0], samples[:, 0]) ** 2 / (4 if textile else 1)
    sc = (1 + (0.048 if textile else 0.045) * C1).reshape(-1, 1)
    sh = (1 + (0.014 if textile else 0.015) * C1).reshape(-1, 1)
    return (dL2 + dC2 / sc**2 + dH2 / sh**2) ** 0.5
