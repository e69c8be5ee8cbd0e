# the branches of the diagram by critical densities and np.where, flows by half sum minus half difference
def cell_flows(k, demand, outlet, road):
    v, w, kj, cap = road["v"], road["w"], road["k_jam"], road["q_max"]
    S = np.where(k < cap / v, k * v, cap)
    R = np.where(k > kj - cap / w, (kj - k) * w, cap)
    a = np.concatenate([[demand], S])
    b = np.concatenate([R, [outlet]])
    q = (a + b - np.abs(a - b)) / 2
    held = ~(a <= b)
    return S, R, q, held
