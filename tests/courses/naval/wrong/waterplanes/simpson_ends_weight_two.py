# gave the end stations the weight 2 instead of 1
def waterplanes(offsets, h):
    n_st, n_wl = offsets.shape
    w = []
    for i in range(n_st):
        if i % 2 == 1:
            w.append(4.0)
        else:
            w.append(2.0)
    w = np.array(w).reshape(-1, 1)
    x = np.linspace(-(n_st - 1) * h / 2, (n_st - 1) * h / 2, n_st).reshape(-1, 1)
    A = 2 * h / 3 * np.sum(w * offsets, axis=0)
    F = 2 * h / 3 * np.sum(w * x * offsets, axis=0) / A
    IT = 2 * h / 9 * np.sum(w * offsets**3, axis=0)
    IL = 2 * h / 3 * np.sum(w * x**2 * offsets, axis=0) - A * F**2
    return {"area": A, "lcf": F, "inertia_t": IT, "inertia_l": IL}
