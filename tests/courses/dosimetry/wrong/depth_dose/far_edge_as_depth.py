# took the geometric depth at the far edge of each voxel instead of its center
def depth_dose(hu, body, steps, ssd, mu, weights, buildup):
    def spectrum_sum(w):
        out = 0
        for coefficient, part in zip(mu, weights):
            out = out + part * np.exp(-coefficient * w)
        return out / np.sum(weights)

    wed = water_equivalent_depth(hu, body, steps)[0]
    z = np.cumsum(steps)
    dose = spectrum_sum(wed) - np.exp(-buildup * wed)
    dose = np.where(body, dose / (1 + z / ssd) ** 2, 0.0)
    peak = dose.max(axis=1, keepdims=True)
    return dose / peak * 100, z[dose.argmax(axis=1)]
