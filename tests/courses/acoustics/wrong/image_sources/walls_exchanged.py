# the numbers of hits are exchanged: the wall at 0 gets |floor((n+1)/2)| and the wall at L gets |floor(n/2)|
def image_sources(source, room, beta, order):
    grid = np.arange(-order, order + 1)
    nx, ny, nz = np.meshgrid(grid, grid, grid, indexing="ij")
    N = np.stack([nx.ravel(), ny.ravel(), nz.ravel()], axis=1)
    orders = np.abs(N).sum(axis=1)
    N = N[orders <= order]
    orders = orders[orders <= order]
    even = N % 2 == 0
    positions = N * room + np.where(even, source, room - source)
    hits0 = np.abs((N + 1) // 2)
    hitsL = np.abs(N // 2)
    gains = np.prod(beta[:, 0] ** hits0 * beta[:, 1] ** hitsL, axis=1)
    return positions, gains, orders
