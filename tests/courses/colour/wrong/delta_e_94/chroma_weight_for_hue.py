# divided the hue difference by the weight of the chroma instead of by its own
def delta_e_94(references, samples, application="graphic"):
    if application == "textiles":
        kl, k1, k2 = 2.0, 0.048, 0.014
    else:
        kl, k1, k2 = 1.0, 0.045, 0.015
    diff = references[:, None, :] - samples[None, :, :]
    c1 = np.sqrt(references[:, 1] ** 2 + references[:, 2] ** 2)[:, None]
    c2 = np.sqrt(samples[:, 1] ** 2 + samples[:, 2] ** 2)[None, :]
    dc = c1 - c2
    dh2 = np.maximum(diff[:, :, 1] ** 2 + diff[:, :, 2] ** 2 - dc**2, 0)
    sc = 1 + k1 * c1
    return np.sqrt((diff[:, :, 0] / kl) ** 2 + (dc / sc) ** 2 + dh2 / sc**2)
