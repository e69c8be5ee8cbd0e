# style: points and forces as complex numbers, turned by exp(-i alpha)
def panel_loads(nodes, cp, cf, alpha):
    z = nodes[:, 0] + 1j * nodes[:, 1]
    d = z[1:] - z[:-1]
    mid = (z[1:] + z[:-1]) / 2
    c = z.real.max() - z.real.min()
    fp = 1j * cp * d
    f = fp + cf * np.where(d.real >= 0, d, -d)
    turned = f.sum() * np.exp(-1j * alpha) / c
    arm = mid - (z.real.min() + c / 4)
    cm = -(np.conj(arm) * f).imag.sum() / c**2
    return {"cl": turned.imag, "cd": turned.real, "cm": cm, "cl_p": (fp.sum() * np.exp(-1j * alpha)).imag / c}
