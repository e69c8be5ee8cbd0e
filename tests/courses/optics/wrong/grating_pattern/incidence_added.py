# sin(alpha) is added to sin(theta) instead of subtracted
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    theta = np.arctan2(x, distance)
    path = np.sin(theta) + np.sin(alpha)
    pattern = []
    orders = []
    for lam in wavelengths:
        u = np.pi * width * path / lam
        b = np.pi * pitch * path / lam
        single = np.array([1.0 if ui == 0 else (np.sin(ui) / ui) ** 2 for ui in u])
        many = np.array([1.0 if np.sin(bi) == 0 else (np.sin(slits * bi) / (slits * np.sin(bi))) ** 2 for bi in b])
        pattern.append(single * many)
        m_max = np.floor((1 - np.sin(alpha)) * pitch / lam)
        m_min = np.ceil((-1 - np.sin(alpha)) * pitch / lam)
        orders.append(m_max - m_min + 1)
    pattern = np.array(pattern)
    total = np.average(pattern, axis=0, weights=weights)
    return {"pattern": pattern, "total": total, "orders": np.array(orders)}
